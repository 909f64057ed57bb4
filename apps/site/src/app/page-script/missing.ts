// The page of a path that is not there does without React.
if (document.querySelector('[data-missing]')) console.error('No page at', location.pathname);
