import { styled } from '@mui/material/styles'
import { useLocale, useTranslate } from 'ra-core'
import type { DashboardData } from '#contract/registry/dashboard.ts'
import { interfaceLanguage, textIn } from '#contract/values/languages.ts'
import { productName, useConsole } from '#kit/context/ConsoleContext.ts'
import { Panel } from './Panel.tsx'
import { TallyLink } from './TallyLink.tsx'

const Scroller = styled('div')({ overflowX: 'auto' })
const Table = styled('table')({
  borderCollapse: 'collapse',
  inlineSize: '100%',
  fontSize: 12,
  lineHeight: '18px',
  '& th, & td': { padding: '5px 6px', textAlign: 'end', fontWeight: 400, whiteSpace: 'nowrap' },
  '& th:first-of-type': { paddingInlineStart: 0, textAlign: 'start', color: 'var(--mui-palette-text-primary)' },
  '& thead th': { color: 'var(--mui-palette-text-tertiary)' },
})

/** The totals of each product; a number opens its list there. */
export function ProductTable({ data, onRetry }: { data: DashboardData; onRetry: () => void }) {
  const translate = useTranslate()
  const locale = useLocale()
  const { types, products } = useConsole()
  const isFailed = data.failed.includes('byProduct')
  if (data.byProduct.length === 0 && !isFailed) return null
  const present = types.filter(({ type }) =>
    data.byProduct.some(({ lists }) => lists.some((one) => one.type === type && one.count > 0)),
  )
  return (
    <Panel
      title={translate('dashboard.byProduct')}
      count={data.byProduct.length}
      isPlain
      empty={translate('dashboard.byStatusEmpty')}
      failed={isFailed}
      onRetry={onRetry}
    >
      <Scroller>
        <Table>
          <thead>
            <tr>
              <th scope="col">{translate('dashboard.product')}</th>
              {present.map(({ type, labels }) => (
                <th key={type} scope="col">
                  {textIn(labels.many, interfaceLanguage(locale))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.byProduct.map(({ product, lists }) => (
              <tr key={product}>
                <th scope="row">{productName(products, product)}</th>
                {present.map(({ type }) => {
                  const tally = lists.find((one) => one.type === type)
                  return <td key={type}>{tally && <TallyLink tally={tally} product={product} />}</td>
                })}
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroller>
    </Panel>
  )
}
