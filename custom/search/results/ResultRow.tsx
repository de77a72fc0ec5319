import { styled } from '@mui/material/styles'
import { useLocale, useTranslate } from 'ra-core'
import { Link } from 'react-router'
import type { SearchHit } from '#contract/schemas/search.ts'
import type { Texts } from '#contract/values/languages.ts'
import { interfaceLanguage, textIn } from '#contract/values/languages.ts'
import { Time } from '#kit/parts/format/Time.tsx'
import { Artwork } from '#kit/parts/layoutParts/Artwork.tsx'
import { StatusChip } from '#kit/parts/status/StatusChip.tsx'
import { hitWords } from '../model/hitWords.ts'
import { markOnSelected, markStyles, oneLine } from '../parts/hitStyles.ts'
import { Marked } from '../parts/Marked.tsx'
import type { HitLinks } from '../parts/useHitLinks.ts'

/** Rows out of sight are not drawn: a page may have 1,000 of them. */
const Item = styled('li')({ contentVisibility: 'auto', containIntrinsicBlockSize: 45 })
const Row = styled(Link)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '57px minmax(0, 1fr) minmax(0, 132px) 116px 138px',
  alignItems: 'center',
  gap: 12,
  minBlockSize: 44,
  paddingInline: 8,
  borderRadius: 4,
  color: 'inherit',
  textDecoration: 'none',
  borderBlockEnd: '1px solid var(--mui-palette-line-hair)',
  '&:hover': { background: 'var(--mui-palette-surface-hover)' },
  '&:focus-visible': {
    outline: '2px solid var(--mui-palette-accent-main)',
    outlineOffset: -2,
    background: 'var(--mui-palette-surface-selected)',
  },
  ...markStyles,
  '&:focus-visible mark': markOnSelected,
  '& .title': { ...oneLine, display: 'block', lineHeight: '20px', fontWeight: 'var(--marquee-weight-600)' },
  '& .below, & .type': {
    ...oneLine,
    display: 'block',
    fontSize: 11,
    lineHeight: '18px',
    color: 'var(--mui-palette-text-tertiary)',
  },
  '& .type': { fontSize: 12, color: 'var(--mui-palette-text-secondary)' },
  '& .words': { minInlineSize: 0 },
  '& .updated': { fontSize: 12, textAlign: 'end', color: 'var(--mui-palette-text-tertiary)', whiteSpace: 'nowrap' },
  [theme.breakpoints.down('lg')]: {
    gridTemplateColumns: '57px minmax(0, 1fr) minmax(0, 96px) 108px',
    '& .updated': { display: 'none' },
  },
}))

type ResultRowProps = {
  hit: SearchHit
  links: HitLinks
  /** Names of the searched fields. */
  fields: ReadonlyMap<string, Texts>
  term: string
  /** Tab stops here. */
  isStop: boolean
  onFocus: () => void
  onOpen: () => void
}

/** A hit of the results: picture, name over what tells where it was found, type, status, last change. */
export function ResultRow({ hit, links, fields, term, isStop, onFocus, onOpen }: ResultRowProps) {
  const translate = useTranslate()
  const language = interfaceLanguage(useLocale())
  const { title, below } = hitWords(hit, language, term)
  const name = title.text || translate('list.untitled')
  const field = below?.field && below.field !== 'lon' ? textIn(fields.get(below.field), language) : ''
  const type = links.typeName(hit.cty, 'one')
  return (
    <Item>
      <Row
        to={links.pathOf(hit)}
        data-hit={hit.id}
        tabIndex={isStop ? 0 : -1}
        onFocus={onFocus}
        onClick={(event) => !event.ctrlKey && !event.metaKey && !event.shiftKey && onOpen()}
      >
        <Artwork src={links.pictureOf(hit)} title={name} />
        <span className="words">
          <span className="title" title={name}>
            <Marked line={{ ...title, text: name }} term={term} />
          </span>
          {below && (
            <span className="below" title={below.text}>
              {field && `${field} · `}
              <Marked line={below} term={term} />
            </span>
          )}
        </span>
        <span className="type" title={type}>
          {type}
        </span>
        <span>
          <StatusChip status={hit.st} area={links.areaOf(hit.cty)} />
        </span>
        <span className="updated">
          <Time value={hit.ut} />
        </span>
      </Row>
    </Item>
  )
}
