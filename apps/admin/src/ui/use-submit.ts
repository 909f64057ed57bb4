import { useState, type SubmitEvent } from 'react';

export function useSubmit(
  action: (textOf: (name: string) => string, form: HTMLFormElement) => Promise<string | undefined>,
) {
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);

  async function run(form: HTMLFormElement) {
    const data = new FormData(form);
    const text = (name: string) => {
      const value = data.get(name);
      return typeof value === 'string' ? value : '';
    };
    setError(undefined);
    setPending(true);
    try {
      setError(await action(text, form));
    } finally {
      setPending(false);
    }
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!pending) void run(event.currentTarget);
  };
  return { onSubmit, error, pending };
}
