/** The product menu and the dialog that makes a product. */
export const words = {
  menu: 'Product: %{name}',
  current: 'Current product',
  others: 'Other products',
  search: 'Search products',
  none: 'No product is called that',
  create: 'Create new product',
  newTitle: 'New Product',
  name: 'Product Name',
  switchTo: 'Switch to %{name}',
  foreign: 'You are not entitled to the product “%{name}”, so here is one of yours.',
  problems: {
    blank: 'A name is needed.',
    tooLong: 'At most 80 characters.',
    noLetter: 'At least one letter or digit.',
    badSigns: 'Some of these signs do not belong in a name.',
    reserved: 'This name is reserved.',
    taken: 'There is a product of this name already.',
  },
}
