/** Jobs of the server: what they are called, trying one again. */
export const jobs = {
  kinds: {
    timedPublish: 'Publishing at a time',
    timedUnpublish: 'Unpublishing at a time',
    reaggregate: 'Aggregating anew',
    restoreOriginal: 'Restoring the original',
  },
  of: '%{kind}: %{title}',
  noRecords: 'No Status Record Found',
  retry: 'Retry',
  retried: 'The job is tried again.',
}
