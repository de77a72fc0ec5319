/** Forms for schemas of any origin: what their parts are called and how they are worked. */
export const schemaForms = {
  moreMistakes: '%{smart_count} kesilapan lagi',
}
