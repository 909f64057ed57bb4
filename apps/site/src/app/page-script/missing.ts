// The not-found page works without React.
if (document.querySelector('[data-missing]')) console.error('No page at', location.pathname);
