/** The specified texts of a failure that has no reason to show. */
export const frameFailure = {
  heading: 'Something went wrong',
  text: "We're sorry for the inconvenience. Please refresh the page.",
  button: 'Refresh Page',
} as const;
