import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router'
import { useCrumbs } from './PageContext.ts'

const Line = styled('nav')(({ theme }) => ({
  ...theme.typography.caption,
  lineHeight: '16px',
  color: 'var(--mui-palette-text-tertiary)',
  '& ol': { display: 'flex', alignItems: 'center', listStyle: 'none', margin: 0, padding: 0, minInlineSize: 0 },
  // The slash is an item beside the words, so that it stays between them in either direction.
  '& li': {
    display: 'flex',
    flexShrink: 100,
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& li > a': { minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  // The last gives way after the others, which keep some letters, those in between beside their slash.
  '& li:last-of-type': { flexShrink: 1 },
  '& li:first-of-type:not(:last-of-type)': { minInlineSize: '2.6em' },
  '& li:not(:first-of-type, :last-of-type)': { minInlineSize: '3.4em' },
  '& li + li::before': { content: '"/"', marginInline: 5, color: 'var(--mui-palette-text-disabled)' },
  '& a': { color: 'inherit', textDecoration: 'none', borderRadius: 2 },
  '& a:hover': { color: 'var(--mui-palette-text-primary)', textDecoration: 'underline' },
  '& a:focus-visible': { outline: '2px solid var(--mui-palette-accent-main)', outlineOffset: -1 },
  // A window as narrow as a tablet's has room for the way back alone.
  [theme.breakpoints.down('md')]: {
    '& li:not(:last-of-type)': { display: 'none' },
    '& li:last-of-type::before': { content: 'none' },
  },
}))

/** The pages above this one, over its title: section, menu, list. */
export function Crumbs() {
  const translate = useTranslate()
  const crumbs = useCrumbs()
  if (crumbs.length === 0) return null
  return (
    <Line aria-label={translate('shell.whereYouAre')}>
      <ol>
        {crumbs.map(({ id, words, to }) => (
          <li key={id} title={words}>
            {to ? <Link to={to}>{words}</Link> : words}
          </li>
        ))}
      </ol>
    </Line>
  )
}
