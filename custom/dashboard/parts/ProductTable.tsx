import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { DashboardData } from '#contract/registry/dashboard.ts'
import { productName, useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { WidePanel } from './layout.ts'
import { Panel } from './Panel.tsx'
import { TallyTable } from './TallyTable.tsx'

const Scroller = styled('div')({
  overflowX: 'auto',
  '& > table': { inlineSize: 'auto', minInlineSize: 'min(100%, 290px)' },
})

/** The totals of each product; a number opens its list there. */
export function ProductTable({ data, onRetry }: { data: DashboardData; onRetry: () => void }) {
  const translate = useTranslate()
  const { types, products } = useConsole()
  const isFailed = data.failed.includes('byProduct')
  if (data.byProduct.length === 0 && !isFailed) return null
  const present = types.filter(({ type }) =>
    data.byProduct.some(({ lists }) => lists.some((one) => one.type === type && one.count > 0)),
  )
  const rows = data.byProduct.map(({ product, lists }) => ({
    key: product,
    name: productName(products, product),
    lists,
    product,
  }))
  return (
    <WidePanel>
      <Panel
        title={translate('dashboard.byProduct')}
        count={data.byProduct.length}
        isPlain
        empty={translate('dashboard.byStatusEmpty')}
        failed={isFailed}
        onRetry={onRetry}
      >
        <Scroller>
          <TallyTable heading={translate('dashboard.product')} types={present} rows={rows} />
        </Scroller>
      </Panel>
    </WidePanel>
  )
}
