import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import type { UnsavedWork } from './findUnsaved.ts'

type UnsavedWorkBannerProps = {
  offer: UnsavedWork | undefined
  /** Undefined where nobody may type at the moment: then it is only said that the work is there. */
  onRestore: ((work: UnsavedWork) => void) | undefined
  onDiscard: (work: UnsavedWork) => void
  /** Revision of the document in the form: work on an older one is named as such. */
  revision: number | undefined
}

/** 'Unsaved work found. 12 changes to Donnie Brasco.' (looks/states) */
export function UnsavedWorkBanner({ offer, revision, onRestore, onDiscard }: UnsavedWorkBannerProps) {
  const translate = useTranslate()
  const format = useFormat()
  if (!offer) return null
  const isOlder = offer.revision !== undefined && offer.revision !== revision
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        minHeight: 40,
        paddingInline: '16px 12px',
        borderRadius: '6px',
        typography: 'meta',
        backgroundColor: 'accent.soft',
        color: 'accent.onSoft',
      }}
    >
      <Icon name="undo" size="toolbar" />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <strong>{translate('forms.unsaved.found')}</strong>{' '}
        <span title={format.dateTime(offer.at)}>
          {translate('forms.unsaved.changes', { smart_count: offer.entries.length, title: offer.title })}
        </span>{' '}
        {isOlder && translate('forms.unsaved.older')}
      </Box>
      {onRestore && (
        <Button variant="contained" size="tiny" onClick={() => onRestore(offer)}>
          {translate('actions.restore')}
        </Button>
      )}
      <Button variant="ghost" size="tiny" sx={{ color: 'inherit' }} onClick={() => onDiscard(offer)}>
        {translate('actions.discard')}
      </Button>
    </Box>
  )
}
