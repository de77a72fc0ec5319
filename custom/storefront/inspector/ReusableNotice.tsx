import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useLocale, useTranslate } from 'ra-core'
import { placeOf } from './model/parentOf.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { useStorefront } from '../StorefrontContext.ts'
import type { ContainerUsage } from './useContainerUsage.ts'

type ReusableNoticeProps = {
  id: string
  usage: ContainerUsage
  /** Nobody has said yet that it is meant to change everywhere. */
  isLocked: boolean
  onUnlock: () => void
}

/** A reusable container changes wherever it is shown: which pages those are, and the question before the first change. */
export function ReusableNotice({ id, usage, isLocked, onUnlock }: ReusableNoticeProps) {
  const translate = useTranslate()
  const language = useLocale()
  const { storefront, run, newId, readOnly, shownTab } = useStorefront()
  const { state, pages, isMore } = usage
  const names = pages.map((page) => titleOf(page, language) || page.id)
  const place = placeOf(storefront, id, shownTab)
  return (
    <Notice role="group" aria-label={translate('storefrontInspector.reusable.title')} data-tone={isLocked || undefined}>
      <p role="status">
        {state === 'reading'
          ? translate('storefrontInspector.reusable.reading')
          : state === 'failed'
            ? translate('storefrontInspector.reusable.failed')
            : translate(`storefrontInspector.reusable.${pages.length === 0 ? 'nowhere' : isMore ? 'more' : 'used'}`, {
                smart_count: pages.length,
                names: names.join(', '),
              })}
      </p>
      {isLocked && readOnly === undefined && (
        <div>
          <Button size="small" variant="contained" onClick={onUnlock}>
            {translate('storefrontInspector.reusable.change')}
          </Button>
          {place && (
            <Button size="small" onClick={() => run({ kind: 'detach', place, newId: newId() })}>
              {translate('storefrontInspector.reusable.detach')}
            </Button>
          )}
        </div>
      )}
    </Notice>
  )
}

const Notice = styled('div')({
  display: 'grid',
  gap: 8,
  padding: '8px 10px',
  borderRadius: 4,
  fontSize: 12,
  lineHeight: '18px',
  color: 'var(--mui-palette-text-secondary)',
  background: 'var(--mui-palette-surface-hover)',
  overflowWrap: 'anywhere',
  '&[data-tone]': {
    color: 'var(--mui-palette-status-warning-on)',
    background: 'var(--mui-palette-status-warning-bg)',
  },
  '& > p': { margin: 0 },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: 6 },
})
