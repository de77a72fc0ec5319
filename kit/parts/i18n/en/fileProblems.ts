/** Why a file cannot be read as a list of titles, by the word that the server has for it. */
export const words = {
  empty: 'The file is empty.',
  noRows: 'The file has no rows.',
  encoding: 'Line %{line} is not UTF-8. Save the file as UTF-8 and try again.',
  zeroByte: 'Line %{line} holds a zero byte, which no text has. Save the file as UTF-8 and try again.',
  hugeNumber: 'A number in line %{line} is too large to be kept.',
  quoteOpen: 'The quotation mark that opens in line %{line} is never closed.',
  quotePlace:
    'A quotation mark in line %{line} stands where none may. Inside a cell in quotation marks, write it twice.',
  tooManyCells: 'Line %{line} has a cell %{column}, but there are fewer columns.',
  tooManyColumns: 'There are more than %{limit} columns.',
  columnTwice: 'Two columns are called ‘%{column}’.',
  noColumns: 'None of the columns is a field of this type: %{columns}.',
  rowTwice: 'Rows %{first} and %{second} mean the same title: both have ‘%{value}’ as %{column}.',
  rowTooLong: 'What begins in line %{line} is too long for a title.',
  tooDeep: 'What begins in line %{line} is nested too deeply.',
  noList: 'Line %{line} does not fit: the JSON must be one list of objects.',
  noObject: 'Line %{line} is no object: each title must be one.',
  json: 'The JSON that begins in line %{line} cannot be read.',
  jsonEnd: 'The JSON breaks off in line %{line}: its list has no end.',
}
