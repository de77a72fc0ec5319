/** Forms for schemas of any origin: what their parts are called and how they are worked. */
export const schemaForms = {
  moreMistakes: 'மேலும் %{smart_count} பிழை |||| மேலும் %{smart_count} பிழைகள்',
}
