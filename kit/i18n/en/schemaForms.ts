/** Forms for schemas of any origin: what their parts are called and how they are worked. */
export const schemaForms = {
  moreMistakes: '%{smart_count} more mistake |||| %{smart_count} more mistakes',
  kinds: {
    string: 'a text',
    number: 'a number',
    integer: 'a whole number',
    boolean: 'yes or no',
    object: 'an object',
    array: 'a list',
    null: 'empty',
  },
}
