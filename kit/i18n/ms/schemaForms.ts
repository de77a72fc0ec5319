/** Forms for schemas of any origin: what their parts are called and how they are worked. */
export const schemaForms = {
  moreMistakes: '%{smart_count} kesilapan lagi',
  kinds: {
    string: 'teks',
    number: 'nombor',
    integer: 'nombor bulat',
    boolean: 'ya atau tidak',
    object: 'objek',
    array: 'senarai',
    null: 'kosong',
  },
}
