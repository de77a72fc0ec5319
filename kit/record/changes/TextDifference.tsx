import { styled } from '@mui/material/styles'
import { diffWords } from 'diff'
import { useMemo } from 'react'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'

/** More edits than this and the texts are simply two texts: marking every other word helps nobody. */
const MAX_EDITS = 200
/** Longer texts are shown unmarked, so that comparing never stalls the screen. */
const MAX_LENGTH = 20_000

const Gone = styled('del')({
  textDecoration: 'none',
  borderRadius: 2,
  background: 'var(--mui-palette-status-error-bg)',
  color: 'var(--mui-palette-status-error-on)',
})
const Come = styled('ins')({
  textDecoration: 'none',
  borderRadius: 2,
  background: 'var(--mui-palette-status-published-bg)',
  color: 'var(--mui-palette-status-published-on)',
})

type TextDifferenceProps = {
  before: string
  after: string
  /** Which of the two is written out; the words that only it has are marked. */
  side: 'before' | 'after'
}

/** One side of two texts with the words marked that the other lacks. Words end where the language ends them. */
export function TextDifference({ before, after, side }: TextDifferenceProps) {
  const { language } = useFormat().settings
  const parts = useMemo(() => {
    if (before.length + after.length > MAX_LENGTH) return undefined
    const intlSegmenter = new Intl.Segmenter(language, { granularity: 'word' })
    return diffWords(before, after, { intlSegmenter, maxEditLength: MAX_EDITS })
  }, [before, after, language])
  if (!parts) return <>{side === 'before' ? before : after}</>
  return (
    <>
      {parts.map(({ value, added, removed }, place) => {
        if (added) return side === 'after' ? <Come key={place}>{value}</Come> : null
        if (removed) return side === 'before' ? <Gone key={place}>{value}</Gone> : null
        return <span key={place}>{value}</span>
      })}
    </>
  )
}
