import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { Ratios } from '#contract/rules/storefront/fields/fieldValues.ts'
import { deviceRatio } from '#contract/rules/storefront/model/deviceRatio.ts'
import { IMAGE_RATIOS } from '#contract/values/images.ts'
import { RATIO_DEVICES, type RatioDevice } from '#contract/values/storefront.ts'
import { ChoiceField } from './ChoiceField.tsx'
import type { FieldInputProps } from '#kit/forms/loose/useFieldControl.ts'

const OPTIONS = IMAGE_RATIOS.map((value) => ({ value, label: value }))

/** A ratio of pictures per device; what a device inherits is drawn dashed, with where it comes from. */
export function RatiosField({ ratio, ...props }: FieldInputProps & { ratio: string | undefined }) {
  const translate = useTranslate()
  const ratios = (props.value ?? {}) as Ratios
  const settings = { ratios, ...(ratio !== undefined && { ratio: ratio as (typeof IMAGE_RATIOS)[number] }) }
  const set = (device: RatioDevice, value: unknown) => {
    const next = Object.fromEntries(
      Object.entries({ ...ratios, [device]: value }).filter(([, one]) => one !== undefined),
    )
    props.onChange(Object.keys(next).length === 0 ? undefined : next)
  }
  return (
    <Rows>
      {RATIO_DEVICES.map((device) => {
        const { ratio: holds, from } = deviceRatio(settings, device)
        const name = translate(`storefrontInspector.devices.${device}`)
        const inherited = translate(`storefrontInspector.ratioFrom.${from}`, { ratio: holds })
        return (
          <li key={device} data-inherited={from !== 'own' || undefined}>
            <span>{name}</span>
            <Shape style={{ aspectRatio: holds.replace('x', ' / ') }} aria-hidden />
            <ChoiceField
              {...props}
              id={undefined}
              label={`${props.label}, ${name}`}
              value={ratios[device]}
              options={OPTIONS}
              unset={inherited}
              onChange={(value) => set(device, value)}
            />
          </li>
        )
      })}
    </Rows>
  )
}

const Rows = styled('ul')({
  listStyle: 'none',
  display: 'grid',
  gap: 4,
  margin: 0,
  padding: 0,
  '& > li': { display: 'grid', gridTemplateColumns: '64px 36px minmax(0, 1fr)', alignItems: 'center', gap: 8 },
  '& > li > span:first-of-type': { fontSize: 12, lineHeight: '16px', overflowWrap: 'anywhere' },
  '& > [data-inherited] > i': { borderStyle: 'dashed' },
  '& > [data-inherited] select': { color: 'var(--mui-palette-text-tertiary)' },
})

const Shape = styled('i')({
  inlineSize: 36,
  maxBlockSize: 28,
  border: '1px solid var(--mui-palette-text-tertiary)',
  borderRadius: 2,
})
