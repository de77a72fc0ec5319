type Translate = (key: string, values?: Record<string, unknown>) => string
type Range = { from: number; to: number; count: number }

/** The texts that MUI's components have of their own, as their default props. */
export function muiWords(translate: Translate) {
  const page = (type: string, number: number | null, selected: boolean) =>
    type === 'page'
      ? translate(selected ? 'mui.pages.current' : 'mui.pages.page', { page: number })
      : pageStep(translate, type)
  return {
    MuiAlert: { closeText: translate('mui.alert.close') },
    MuiAutocomplete: {
      clearText: translate('mui.autocomplete.clear'),
      closeText: translate('mui.autocomplete.close'),
      openText: translate('mui.autocomplete.open'),
      loadingText: translate('mui.autocomplete.loading'),
      noOptionsText: translate('mui.autocomplete.none'),
    },
    MuiBreadcrumbs: { expandText: translate('mui.breadcrumbs.expand') },
    MuiPagination: { getItemAriaLabel: page },
    MuiTablePagination: {
      labelRowsPerPage: translate('mui.pages.rows'),
      labelDisplayedRows: ({ from, to, count }: Range) =>
        translate(count === -1 ? 'mui.pages.rangeAtLeast' : 'mui.pages.range', { from, to, count }),
      getItemAriaLabel: (type: string) => pageStep(translate, type),
    },
  }
}

function pageStep(translate: Translate, type: string): string {
  switch (type) {
    case 'first':
      return translate('mui.pages.first')
    case 'last':
      return translate('mui.pages.last')
    case 'next':
      return translate('mui.pages.next')
    default:
      return translate('mui.pages.previous')
  }
}
