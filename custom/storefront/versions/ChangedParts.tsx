import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { isReusable, type Storefront } from '#contract/rules/storefront/model/storefront.ts'
import { useCurationWords } from '../curation/useCurationWords.ts'
import { settingsAt } from '../inspector/model/inspected.ts'
import { useValueWords } from '../inspector/useValueWords.ts'
import { useStorefront } from '../StorefrontContext.ts'
import { useTargetWords } from '../useTargetWords.ts'
import { partChanges, type PartChange } from './model/partChanges.ts'

type ChangedPartsProps = {
  before: Storefront
  after: Storefront
  /** Brings a container of `before` into the draft; undefined where nothing can be brought back. */
  onBringBack?: (id: string) => void
}

/** What two versions have otherwise, part by part: what became of each, and its fields with both values. */
export function ChangedParts({ before, after, onBringBack }: ChangedPartsProps) {
  const translate = useTranslate()
  const { nameOf } = useTargetWords()
  const { only } = useStorefront()
  const linesOf = useLines(before, after)
  const parts = useMemo(() => partChanges(before, after), [before, after])
  // The page around a container that is opened by itself is nowhere stored.
  const shown = only === undefined ? parts : parts.filter(({ target }) => target.of === 'container')
  if (shown.length === 0) return <Same role="status">{translate('storefrontVersions.same')}</Same>
  return (
    <List>
      {shown.map((part) => {
        const { target, changes } = part
        const name = nameOf(changes.includes('added') ? after : before, target)
        const id = target.of === 'container' ? target.id : undefined
        const canComeBack =
          id !== undefined &&
          (changes.includes('removed') || changes.includes('changed')) &&
          (only !== undefined || !isReusable(after.containers.get(id) ?? before.containers.get(id)))
        return (
          <li key={`${target.of} ${id ?? ('id' in target ? target.id : '')}`}>
            <h3>{name}</h3>
            <small>{changes.map((change) => translate(`storefrontCanvas.changes.${change}`)).join(' · ')}</small>
            {linesOf(part).map((line) => (
              <p key={line}>{line}</p>
            ))}
            {canComeBack && onBringBack && (
              <Button
                size="small"
                aria-label={translate('storefrontVersions.bringBackNamed', { name })}
                onClick={() => onBringBack(id)}
              >
                {translate('storefrontVersions.bringBack')}
              </Button>
            )}
          </li>
        )
      })}
    </List>
  )
}

/** Each field of a part that differs, with what it was and what it is. */
function useLines(before: Storefront, after: Storefront) {
  const translate = useTranslate()
  const valueWords = useValueWords()
  const curationWords = useCurationWords()
  return ({ target, fields, isContentOther }: PartChange): string[] => {
    const [was, is] = [settingsAt(before, target), settingsAt(after, target)]
    const line = (field: string, from: string, to: string) => translate('storefrontVersions.line', { field, from, to })
    const content = ({ curation }: Storefront) =>
      curationWords((target.of === 'container' && curation.get(target.id)) || [])
    return [
      ...fields.map((field) =>
        line(
          translate(`storefrontInspector.fields.${field}`),
          valueWords(field, was[field]),
          valueWords(field, is[field]),
        ),
      ),
      ...(isContentOther ? [line(translate('storefrontVersions.content'), content(before), content(after))] : []),
    ]
  }
}

const Same = styled('p')({ margin: '16px 0 0', fontSize: 13, color: 'var(--mui-palette-text-secondary)' })

const List = styled('ul')({
  listStyle: 'none',
  margin: '12px 0 0',
  padding: 0,
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '2px 12px',
    paddingBlock: 10,
    borderBlockStart: '1px solid var(--mui-palette-line-hair)',
  },
  '& h3': { margin: 0, fontSize: 13, lineHeight: '20px', fontWeight: 'var(--marquee-weight-600, 600)' },
  '& small': { fontSize: 12, lineHeight: '20px', color: 'var(--mui-palette-text-tertiary)', textAlign: 'end' },
  '& p': {
    gridColumn: '1 / -1',
    margin: 0,
    fontSize: 12,
    lineHeight: '18px',
    color: 'var(--mui-palette-text-secondary)',
    overflowWrap: 'anywhere',
  },
  '& button': { gridColumn: '1 / -1', justifySelf: 'start', marginBlockStart: 4 },
})
