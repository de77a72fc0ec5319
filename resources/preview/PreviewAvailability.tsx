import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { airState } from '#contract/rules/availability/titleState.ts'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { productsOf } from '#contract/schemas/readers.ts'
import { productName, useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { furtherReasons } from '#kit/parts/status/availabilityWords.ts'
import { AvailabilityLabel } from '#kit/parts/status/AvailabilityLabel.tsx'

const Products = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 10,
  '& li': { display: 'grid', gridTemplateColumns: '16px minmax(0, 1fr) auto', gap: '0 8px', alignItems: 'start' },
  '& b': { display: 'block', lineHeight: '20px' },
  '& small': { display: 'block', fontSize: 12, color: 'var(--mui-palette-text-secondary)' },
})

/** For each product of the title: what its dates say, and whether its viewers can have it or why not. */
export function PreviewAvailability({ record }: { record: ContentRecord }) {
  const translate = useTranslate()
  const { now } = useFormat()
  const { products } = useConsole()
  const own = productsOf(record).filter((id) => products.some((product) => product.id === id))
  if (own.length === 0) return <p style={{ margin: 0 }}>{translate('preview.noProducts')}</p>
  return (
    <Products>
      {own.map((product) => {
        const state = airState(record, { product, now: now() })
        const { isOnAir: isOn, reasons } = state
        const color = isOn ? 'published' : reasons.length > 0 ? 'warning' : 'future'
        return (
          <li key={product}>
            <Icon
              name={isOn ? 'check' : reasons.length > 0 ? 'triangle' : 'clockForward'}
              style={{ color: `var(--mui-palette-status-${color}-on)`, marginBlockStart: 2 }}
            />
            <div>
              <b>
                {translate(isOn ? 'onAir.on' : 'onAir.off', {
                  product: productName(products, product),
                })}
              </b>
              {furtherReasons(state).map((reason) => (
                <small key={reason}>{translate(`status.availability.why.${reason}`)}</small>
              ))}
            </div>
            <AvailabilityLabel state={state} />
          </li>
        )
      })}
    </Products>
  )
}
