import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { productName, useConsole } from '#kit/context/ConsoleContext.ts'
import { useFieldWords } from '#kit/changes/useFieldWords.ts'
import { useFormat } from '#kit/format/FormatProvider.tsx'
import { Icon } from '#kit/icons/Icon.tsx'
import type { IconName } from '#kit/icons/paths.ts'
import type { OnAirCheck, OnAirWeight } from './onAirChecks.ts'
import type { ContentEditor } from './useContentEditor.ts'
import type { OnAir } from './useOnAir.ts'

const LOOK: Readonly<Record<OnAirWeight, { icon: IconName; color: string }>> = {
  blocks: { icon: 'octagon', color: 'status.error.on' },
  look: { icon: 'triangle', color: 'status.warning.on' },
  fine: { icon: 'check', color: 'status.published.on' },
}

type WhyNotOnAirProps = { content: ContentEditor; onAir: OnAir; onVersions: () => void }

/** The verdict for a product, then every condition behind it, each with the way to its field (looks section 5). */
export function WhyNotOnAir({ content, onAir, onVersions }: WhyNotOnAirProps) {
  const translate = useTranslate()
  const { products } = useConsole()
  const [asked, setAsked] = useState(onAir.product)
  const product = onAir.products.includes(asked ?? '') ? asked : onAir.product
  const checks = onAir.of(product)
  const name = productName(products, product)
  const count = (weight: OnAirWeight) => checks.filter((check) => check.weight === weight).length
  const [blocks, looks] = [count('blocks'), count('look')]
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Line
        weight={blocks > 0 ? 'blocks' : 'fine'}
        isVerdict
        title={translate(blocks > 0 ? 'editor.onAir.off' : 'editor.onAir.on', { product: name })}
      >
        {[
          blocks > 0
            ? translate('editor.onAir.blocked', { smart_count: blocks })
            : translate('editor.onAir.nothingBlocks'),
          looks > 0 && translate('editor.onAir.looks', { smart_count: looks }),
        ]
          .filter(Boolean)
          .join(', ')}
      </Line>
      {onAir.products.length > 1 && (
        <ToggleButtonGroup
          exclusive
          value={product}
          onChange={(_, next: string | null) => next && setAsked(next)}
          aria-label={translate('editor.onAir.products')}
          sx={{ justifySelf: 'start', flexWrap: 'wrap' }}
        >
          {onAir.products.map((id) => (
            <ToggleButton key={id} value={id}>
              {productName(products, id)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 4 }}>
        {checks.map((check) => (
          <li key={check.name}>
            <Check check={check} content={content} product={name} onVersions={onVersions} />
          </li>
        ))}
      </Box>
    </Box>
  )
}

type CheckProps = { check: OnAirCheck; content: ContentEditor; product: string; onVersions: () => void }

function Check({ check, content, product, onVersions }: CheckProps) {
  const translate = useTranslate()
  const words = useCheckWords(check, content, product)
  const { pointer, weight } = check
  const go = pointer === undefined ? onVersions : () => content.store.focus(pointer)
  const way = pointer === undefined ? 'editor.versions.tab' : 'editor.onAir.show'
  return (
    <Line
      weight={weight}
      title={translate(`editor.onAir.${check.name}.${weight}`, words)}
      action={
        weight !== 'fine' && (
          <Link component="button" type="button" variant="label" onClick={go} sx={{ minHeight: 24 }}>
            {translate(way)}
          </Link>
        )
      }
    >
      {translate(`editor.onAir.${check.name}.${weight}Text`, words)}
    </Line>
  )
}

/** What stands in a check's words: the version, the window's ends, names of what is missing. */
function useCheckWords(check: OnAirCheck, { schema, record }: ContentEditor, product: string) {
  const translate = useTranslate()
  const format = useFormat()
  const fields = useFieldWords(schema)
  const { from, until, names = [], name } = check
  const live = record?.sides.find(({ st }) => st === 'published')
  const at = (instant: number | undefined) => (instant === undefined ? '' : format.dateTime(instant))
  const range =
    from === undefined && until === undefined
      ? translate('status.availability.always')
      : from === undefined
        ? translate('status.availability.until', { end: at(until) })
        : until === undefined
          ? translate('status.availability.since', { start: at(from) })
          : translate('status.availability.range', { start: at(from), end: at(until) })
  const list =
    name === 'images'
      ? fields.value('/ia', names)
      : names.map((code) => translate(`forms.languages.${code}`, { _: code })).join(', ')
  return { product, range, start: at(from), end: at(until), n: live?.n ?? record?.n ?? 0, names: list ?? '' }
}

type LineProps = {
  weight: OnAirWeight
  title: string
  isVerdict?: boolean
  action?: ReactNode
  children: ReactNode
}

function Line({ weight, title, isVerdict = false, action, children }: LineProps) {
  const { icon, color } = LOOK[weight]
  return (
    <Box sx={{ display: 'flex', gap: '10px', alignItems: 'flex-start' }}>
      <Box component="span" sx={{ color, display: 'flex', paddingBlockStart: '2px' }}>
        <Icon name={icon} size={isVerdict ? 'large' : 'medium'} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ typography: 'bodyStrong', fontWeight: isVerdict ? 'fontWeightBold' : undefined }}>{title}</Box>
        <Box sx={{ typography: 'meta', color: 'text.secondary', overflowWrap: 'anywhere' }}>{children}</Box>
      </Box>
      {action}
    </Box>
  )
}
