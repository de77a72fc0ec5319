import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { KeyboardEvent } from 'react'
import { useId, useState } from 'react'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { DialogHead } from '#kit/parts/dialogs/DialogHead.tsx'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { FormSkeleton } from '#kit/parts/layoutParts/FormSkeleton.tsx'
import { onRaised } from '#kit/parts/theme/raised.ts'
import { readingKey } from '#kit/parts/keys/readingKey.ts'
import { PreviewSheet } from './PreviewSheet.tsx'
import { usePreviewed } from './usePreviewed.ts'

const Place = styled('small')({ fontSize: 12, alignSelf: 'center', color: 'var(--mui-palette-text-tertiary)' })
const Body = styled('div')({ flex: 1, minBlockSize: 0, display: 'flex', flexDirection: 'column' })

type PreviewDialogProps = {
  type: TypeSummary
  id: string
  /** Where the title stands among its neighbours; without it there is nowhere to go on to. */
  place?: { index: number; count: number; onGo: (index: number) => void }
  /** Undefined where it is open in the editor already. */
  onOpen?: () => void
  onClose: () => void
}

/**
 * A title as a whole: artwork or film, its texts in every language, where it is available, and its facts
 * (specification section 2, 'VOD view with preview dialog'). Nothing is typed here, so Escape closes it.
 */
export function PreviewDialog({ type, id, place, onOpen, onClose }: PreviewDialogProps) {
  const translate = useTranslate()
  const format = useFormat()
  const titleId = useId()
  const [side, setSide] = useState<{ id: string; st: string }>()
  const st = side?.id === id ? side.st : undefined
  const { record, schema, error, isStale, retry } = usePreviewed(type.type, id, st)
  const name = record && !isStale ? titleOf(record, format.settings.language) : ''
  const go = (step: number) => {
    const next = (place?.index ?? 0) + step
    if (place && next >= 0 && next < place.count) place.onGo(next)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement
    if (target.closest('video, input, [role=tab], [role=radiogroup]') || event.repeat) return
    if (event.key === ' ' && target.closest('button, a')) return
    if (event.key === ' ') onClose()
    else if (readingKey(event) === 'ArrowRight') go(1)
    else if (readingKey(event) === 'ArrowLeft') go(-1)
    else return
    event.preventDefault()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      onKeyDown={onKeyDown}
      // The list itself says where the focus goes: to the row that was looked at last.
      disableRestoreFocus={place !== undefined}
      aria-labelledby={titleId}
      fullWidth
      maxWidth={false}
      slotProps={{ paper: { sx: { maxWidth: 1120, height: 'min(760px, calc(100vh - 48px))', ...onRaised } } }}
    >
      <DialogHead id={titleId} title={translate('preview.titleOf', { name })} onClose={onClose} focusesClose>
        {place && (
          <>
            <Place role="status">
              {translate('preview.place', {
                place: format.number(place.index + 1),
                count: format.number(place.count),
              })}
            </Place>
            <Step name="chevronLeft" label="preview.previous" isOff={place.index === 0} onClick={() => go(-1)} />
            <Step
              name="chevronRight"
              label="preview.next"
              isOff={place.index >= place.count - 1}
              onClick={() => go(1)}
            />
          </>
        )}
        {onOpen && (
          <Button variant="contained" size="small" startIcon={<Icon name="edit" size="small" />} onClick={onOpen}>
            {translate('preview.openEditor')}
          </Button>
        )}
      </DialogHead>
      <Body aria-busy={isStale}>
        {error ? (
          <CallError error={error} values={{ type: type.type, id }} onRetry={retry} />
        ) : !record || !schema ? (
          <FormSkeleton />
        ) : (
          <PreviewSheet
            key={record.key}
            type={type}
            record={record}
            schema={schema}
            isStale={isStale}
            onSide={(wanted) => setSide({ id, st: wanted })}
          />
        )}
      </Body>
    </Dialog>
  )
}

type StepProps = {
  name: 'chevronLeft' | 'chevronRight'
  label: string
  isOff?: boolean
  onClick: () => void
}

function Step({ name, label, isOff = false, onClick }: StepProps) {
  const translate = useTranslate()
  return (
    <IconButton onClick={onClick} disabled={isOff} aria-label={translate(label)} title={translate(label)}>
      <Icon name={name} size="toolbar" />
    </IconButton>
  )
}
