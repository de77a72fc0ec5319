import { useMemo } from 'react'
import { markMatches } from '#contract/rules/search/markMatches.ts'
import type { Line } from '../model/hitWords.ts'

type MarkedProps = { line: Line; term: string }

/** A text in its own language, marked where the term stands in it. */
export function Marked({ line, term }: MarkedProps) {
  const parts = useMemo(() => markMatches(line.text, term), [line.text, term])
  return (
    <span {...(line.lang && { lang: line.lang, 'data-script': line.lang.split('-')[0] })}>
      {parts.map((part, at) => (part.isMatch ? <mark key={at}>{part.text}</mark> : <span key={at}>{part.text}</span>))}
    </span>
  )
}
