import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useId } from 'react'
import { CountBadge } from '#kit/parts/layoutParts/CountBadge.tsx'
import { useStorefront } from '../StorefrontContext.ts'
import { isOfContainer } from '../model/isOfContainer.ts'
import { useTargetWords } from '../useTargetWords.ts'
import { repairOf } from './repairOf.ts'

/** What is wrong with the page: each with a way to its field, and what mends it where a command does. */
export function Problems() {
  const translate = useTranslate()
  const { problemText } = useTargetWords()
  const { storefront, only, problems, readOnly, goTo, run, now } = useStorefront()
  const id = useId()
  return (
    <Panel aria-labelledby={id}>
      <header>
        <h2 id={id}>{translate('storefront.areas.problems')}</h2>
        {problems.length > 0 && <CountBadge count={problems.length} tone="warning" />}
      </header>
      {problems.length === 0 && <p>{translate('storefrontOutline.noProblems')}</p>}
      <ul>
        {problems.map((problem, nth) => {
          const text = problemText(storefront, problem)
          const known = readOnly === undefined ? repairOf(storefront, problem, now) : undefined
          const repair = known && (only === undefined || isOfContainer(known.command)) ? known : undefined
          return (
            <li key={nth}>
              <button type="button" onClick={() => goTo(problem)} title={text}>
                {text}
              </button>
              {repair && (
                <Button
                  size="small"
                  variant="text"
                  aria-label={`${translate(`storefrontOutline.repairs.${repair.kind}`)}: ${text}`}
                  onClick={() => run(repair.command)}
                >
                  {translate(`storefrontOutline.repairs.${repair.kind}`)}
                </Button>
              )}
            </li>
          )
        })}
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
  '& li > .MuiButton-root': { flex: 'none', minInlineSize: 0, paddingInline: 6 },
}))
