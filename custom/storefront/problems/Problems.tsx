import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useId, useMemo } from 'react'
import { CountBadge } from '#kit/parts/layoutParts/CountBadge.tsx'
import { useStorefront } from '../StorefrontContext.ts'
import { LackingNames, OneProblem } from './ProblemLine.tsx'
import { groupedProblems } from './model/groupedProblems.ts'

/** What is wrong with the page: each with a way to its field, and what mends it; and what is not known of it. */
export function Problems() {
  const translate = useTranslate()
  const { problems, rails } = useStorefront()
  const id = useId()
  const lines = useMemo(() => groupedProblems(problems), [problems])
  const unknown = (rails?.failed ?? 0) + (rails?.unread ?? 0)
  return (
    <Panel aria-labelledby={id}>
      <header>
        <h2 id={id}>{translate('storefront.areas.problems')}</h2>
        {problems.length > 0 && <CountBadge count={problems.length} tone="warning" />}
      </header>
      {problems.length === 0 && (
        <p>{translate(unknown === 0 ? 'storefrontOutline.noProblems' : 'storefrontOutline.noneKnown')}</p>
      )}
      {(['failed', 'unread'] as const).map(
        (what) =>
          (rails?.[what] ?? 0) > 0 && (
            <p key={what} role="status">
              {translate(`storefrontOutline.${what}`, { smart_count: rails?.[what] })}
            </p>
          ),
      )}
      <ul>
        {lines.map((line, nth) =>
          'problem' in line ? (
            <OneProblem key={nth} problem={line.problem} />
          ) : (
            <LackingNames key={nth} lacking={line.lacking} />
          ),
        )}
      </ul>
    </Panel>
  )
}

const Panel = styled('section')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  margin: 8,
  padding: 12,
  maxBlockSize: '34%',
  borderRadius: 8,
  background: 'var(--mui-palette-background-raised)',
  '& header': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', flex: 'none' },
  '& h2': { ...theme.typography.subtitle2, margin: 0 },
  '& p': { ...theme.typography.caption, margin: '6px 0 0', color: 'var(--mui-palette-text-secondary)' },
  '& ul': { listStyle: 'none', margin: 0, padding: 0, overflowY: 'auto', minBlockSize: 0 },
  '& li': { display: 'flex', alignItems: 'center', gap: 4, minBlockSize: 24 },
  '& li > button:first-of-type': {
    ...theme.typography.caption,
    flex: 1,
    minInlineSize: 0,
    border: 0,
    padding: '3px 0',
    background: 'none',
    color: 'inherit',
    textAlign: 'start',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    // Two lines at most: the part that it is about often stands at the end.
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    cursor: 'pointer',
  },
  '& li[data-inside]': { paddingInlineStart: 18 },
  '& li > .MuiButton-root': { flex: 'none', minInlineSize: 0, paddingInline: 6 },
}))
