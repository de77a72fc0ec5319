/** What is wrong with a record, what publishing needs, what the platform warns of (specification section 8). */
export const words = {
  tab: 'Checks',
  none: 'Nothing to mend',
  noneText: 'No errors, nothing missing for publishing, no warnings.',
  error: 'Errors: they stop saving',
  publish: 'Needed for publishing',
  stale: 'Translations to check: English has changed',
  warnings: 'Warnings: they stop nothing',
  code: 'Warning %{code}',
}
