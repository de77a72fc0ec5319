import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import type { ListTally } from '#contract/registry/dashboard.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { TallyLink } from './TallyLink.tsx'

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 10,
  fontSize: 12,
  lineHeight: '18px',
  color: 'var(--mui-palette-text-tertiary)',
})
const More = styled(ButtonBase)({ font: 'inherit', '&:hover': { color: 'var(--mui-palette-accent-main)' } })
/** The longest lists come first; further ones on request. */
const SHOWN = 3

/** Several lists, under one word where they have one: 'To approve: 3 Movies, 2 TV Episodes'. */
export function NamedLists({ title, lists }: { title?: string; lists: readonly ListTally[] }) {
  const translate = useTranslate()
  const format = useFormat()
  const [isAll, setAll] = useState(false)
  const sorted = [...lists].sort((one, other) => other.count - one.count)
  const isCut = !isAll && sorted.length > SHOWN + 1
  return (
    <Line>
      {title && <span>{title}</span>}
      {(isCut ? sorted.slice(0, SHOWN) : sorted).map((tally) => (
        <TallyLink key={`${tally.type} ${tally.st}`} tally={tally} named />
      ))}
      {isCut && (
        <More onClick={() => setAll(true)}>
          {translate('dashboard.moreLists', { n: format.number(sorted.length - SHOWN) })}
        </More>
      )}
    </Line>
  )
}
