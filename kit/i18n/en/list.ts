/** Generated lists. */
export const list = {
  rows: 'Rows',
  columns: 'Columns',
  filter: 'Filter',
  clearFilters: 'Clear filters',
  clearAll: 'Clear all',
  selected: '%{smart_count} selected |||| %{smart_count} selected',
  range: '%{from}–%{to} of %{total}',
}
