import { styled } from '@mui/material/styles'
import { useLocale, useTranslate } from 'ra-core'
import { Link } from 'react-router'
import type { SearchHit } from '#contract/schemas/search.ts'
import { interfaceLanguage } from '#contract/values/languages.ts'
import { Artwork } from '#kit/parts/layoutParts/Artwork.tsx'
import { hitWords } from '../model/hitWords.ts'
import { markOnSelected, markStyles, oneLine } from '../parts/hitStyles.ts'
import { HitStatus } from '../parts/HitStatus.tsx'
import { Marked } from '../parts/Marked.tsx'
import type { HitLinks } from '../parts/useHitLinks.ts'

const Option = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minBlockSize: 44,
  paddingInline: 8,
  borderRadius: 4,
  color: 'inherit',
  textDecoration: 'none',
  scrollMarginBlock: 28,
  '&:hover': { background: 'var(--mui-palette-surface-hover)' },
  '&[aria-selected=true]': {
    background: 'var(--mui-palette-surface-selected)',
    boxShadow: 'inset 0 0 0 2px var(--mui-palette-accent-main)',
  },
  '& .words': { flex: 1, minInlineSize: 0 },
  '& .title': { ...oneLine, fontSize: 12, lineHeight: '18px', fontWeight: 'var(--marquee-weight-600)' },
  '& .facts': {
    display: 'flex',
    gap: 4,
    fontSize: 11,
    lineHeight: '18px',
    minInlineSize: 0,
    color: 'var(--mui-palette-text-tertiary)',
  },
  '&[aria-selected=true] .facts': { color: 'var(--mui-palette-text-secondary)' },
  '& .facts > .below': oneLine,
  ...markStyles,
  '&[aria-selected=true] mark': markOnSelected,
})

type HitOptionProps = {
  hit: SearchHit
  id: string
  isActive: boolean
  term: string
  links: HitLinks
  onPoint: () => void
  onTake: () => void
}

/** A hit of the popup: picture, name, and below it status and what else tells it from others. */
export function HitOption({ hit, id, isActive, term, links, onPoint, onTake }: HitOptionProps) {
  const translate = useTranslate()
  const { title, below } = hitWords(hit, interfaceLanguage(useLocale()), term)
  const name = title.text || translate('list.untitled')
  return (
    <Option
      to={links.pathOf(hit)}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      title={below ? `${name}\n${below.text}` : name}
      onPointerMove={() => !isActive && onPoint()}
      onClick={onTake}
    >
      <Artwork src={links.pictureOf(hit)} title={name} size="search" />
      <span className="words">
        <div className="title">
          <Marked line={{ ...title, text: name }} term={term} />
        </div>
        <div className="facts">
          <HitStatus status={hit.st} area={links.areaOf(hit.cty)} />
          {below && (
            <>
              <span aria-hidden="true">·</span>
              <span className="below">
                <Marked line={below} term={term} />
              </span>
            </>
          )}
        </div>
      </span>
    </Option>
  )
}
