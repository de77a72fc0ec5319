/** Forms for schemas of any origin: what their parts are called and how they are worked. */
export const schemaForms = {
  moreMistakes: 'மேலும் %{smart_count} பிழை |||| மேலும் %{smart_count} பிழைகள்',
  kinds: {
    string: 'உரை',
    number: 'எண்',
    integer: 'முழு எண்',
    boolean: 'ஆம் அல்லது இல்லை',
    object: 'பொருள்',
    array: 'பட்டியல்',
    null: 'வெறுமை',
  },
}
