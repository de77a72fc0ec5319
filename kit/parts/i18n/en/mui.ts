/** What MUI's own components say (kit/parts/i18n/MuiWords). */
export const words = {
  alert: {
    close: 'Close',
  },
  autocomplete: {
    clear: 'Clear',
    close: 'Close',
    open: 'Open',
    loading: 'Loading',
    none: 'No options',
  },
  pages: {
    rows: 'Rows per page',
    range: '%{from}–%{to} of %{count}',
    rangeAtLeast: '%{from}–%{to} of more than %{to}',
    first: 'First page',
    last: 'Last page',
    next: 'Next page',
    previous: 'Previous page',
    page: 'Go to page %{page}',
    current: 'Page %{page}',
  },
  breadcrumbs: {
    expand: 'Show the path',
  },
}
