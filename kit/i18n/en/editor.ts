/** Generated create and edit screens. */
export const editor = {
  complete: '%{percent} complete',
  required: 'required',
  optional: 'Optional',
  errorsToFix: '%{smart_count} error to fix |||| %{smart_count} errors to fix',
}
