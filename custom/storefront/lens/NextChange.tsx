import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { nextChange } from '#contract/rules/storefront/lens/instants.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { useStorefront } from '../StorefrontContext.ts'
import { useTargetWords } from '../useTargetWords.ts'

/** Parts that are named; more are counted. */
const NAMED = 2

/** What of the page changes next after the moment of the lens, and a way to look at it then. */
export function NextChange() {
  const translate = useTranslate()
  const { dateTime, list } = useFormat()
  const { shown, at, setLens } = useStorefront()
  const { nameOf } = useTargetWords()
  const next = useMemo(() => nextChange(shown, at), [shown, at])
  if (!next) return null
  const named = next.changes
    .slice(0, NAMED)
    .map(({ target, kind }) => translate(`storefrontLens.next.${kind}`, { name: nameOf(shown, target) }))
  const more = next.changes.length - named.length
  const text = list([...named, ...(more > 0 ? [translate('storefrontLens.next.more', { smart_count: more })] : [])])
  return (
    <Line>
      <Icon name="clockForward" size="small" />
      <span>{translate('storefrontLens.next.line', { at: dateTime(next.at), what: text })}</span>
      <Button size="small" variant="ghost" onClick={() => setLens({ moment: next.at })}>
        {translate('storefrontLens.next.look')}
      </Button>
    </Line>
  )
}

const Line = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  margin: 0,
  minBlockSize: 28,
  paddingInline: 8,
  fontSize: 12,
  color: 'var(--mui-palette-text-secondary)',
  '& span': { flex: '0 1 auto', minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& button': { flex: 'none', minInlineSize: 0, paddingBlock: 0, fontSize: 12 },
})
