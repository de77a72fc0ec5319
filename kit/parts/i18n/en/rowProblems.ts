/** Why a cell of a file cannot be read, by the word that the server has for it. */
export const words = {
  oneValue: 'One value is expected here, not several.',
  number: '“%{value}” is not a number.',
  boolean: '“%{value}” is neither true nor false.',
  date: '“%{value}” is not a date that can be read here. Write 2026-11-24.',
  json: 'This is not JSON.',
  otherProduct: 'A title of another product has this external id. Choose that product first.',
  tooLong: 'This is longer than anything the field may hold.',
  noParent: 'No parent has the external id “%{value}”. Import it first.',
  noName: 'A title needs a name.',
}
