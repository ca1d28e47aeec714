import { problemOf } from '../api/problem';

interface FieldError {
  validateStatus?: 'error';
  help?: string;
}

/** What a refusal says about single fields, for the form item of each. */
export function fieldErrors(error: unknown): (pointer: string) => FieldError {
  if (error === null || error === undefined) {
    return () => ({});
  }
  const problem = problemOf(error);
  return (pointer) => {
    const message = problem.at(pointer);
    return message === undefined ? {} : { validateStatus: 'error', help: message };
  };
}
