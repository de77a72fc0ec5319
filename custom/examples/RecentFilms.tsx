import {
  BasenameContextProvider,
  Datagrid,
  DateField,
  ExportButton,
  FunctionField,
  List,
  SearchInput,
  TextField,
  TopToolbar,
  useTranslate,
} from 'react-admin'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { MAX_PAGE_SIZE } from '#contract/values/limits.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { PageHead } from '#kit/parts/page/PageHead.tsx'
import { StockPage } from '#kit/parts/page/StockPage.ts'
import { inProduct } from '#kit/parts/routes/paths.ts'

/** A page of one's own: a generated resource in a stock list. A click on a row opens the generated form. */
export function RecentFilms() {
  const translate = useTranslate()
  const { product } = useConsole()
  const { language } = useFormat().settings
  return (
    <BasenameContextProvider basename={inProduct(product, 'vod')}>
      <PageHead title={translate('examples.recent.title')} />
      <StockPage>
        <List
          resource="movie"
          title={false}
          sort={{ field: 'updated', order: 'DESC' }}
          filters={[<SearchInput key="term" source="term" alwaysOn />]}
          actions={<Actions />}
          storeKey="examples.recent"
        >
          <Datagrid bulkActionButtons={false} rowClick="edit">
            <FunctionField
              label={translate('examples.recent.name')}
              render={(row: ContentRow) => titleOf(row, language) || row.id}
            />
            <TextField source="yr" sortable={false} label={translate('examples.recent.year')} />
            <DateField source="ut" sortBy="updated" showTime label={translate('examples.recent.updated')} />
          </Datagrid>
        </List>
      </StockPage>
    </BasenameContextProvider>
  )
}

function Actions() {
  return (
    <TopToolbar>
      <ExportButton maxResults={MAX_PAGE_SIZE} />
    </TopToolbar>
  )
}
