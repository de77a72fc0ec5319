import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { DragEvent } from 'react'
import { useRef, useState } from 'react'
import { Icon } from '../icons/Icon.tsx'

const Zone = styled('div')(({ theme: { vars, typography, transitions } }) => ({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 8,
  minBlockSize: 208,
  padding: '24px 20px',
  borderRadius: 8,
  border: `1px dashed ${vars.palette.line.outline}`,
  background: vars.palette.surface.well,
  color: vars.palette.text.tertiary,
  textAlign: 'center',
  transition: transitions.create(['background-color', 'border-color']),
  '&[data-over=true]': { borderColor: vars.palette.accent.main, background: vars.palette.surface.selected },
  '& b': { ...typography.subtitle2, color: vars.palette.text.primary },
  '& small': { ...typography.meta },
}))

type DropZoneProps = {
  isBusy: boolean
  /** A file is there already: the next step owns the primary button. */
  isFilled?: boolean
  /** Endings and types that the browser's own dialog offers. */
  accept: string
  /** What may be chosen, in words. */
  hint: string
  onFiles: (files: readonly File[]) => void
}

/** A place to drop a file on, and a button for whoever does not drag. */
export function DropZone({ isBusy, isFilled = false, accept, hint, onFiles }: DropZoneProps) {
  const translate = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFiles([...event.dataTransfer.files])
  }
  const over = (event: DragEvent) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    setOver(true)
  }
  return (
    <Zone data-over={isOver} onDragOver={over} onDragLeave={() => setOver(false)} onDrop={drop}>
      <Icon name="upload" size="large" />
      <b>{translate(isOver ? 'transfer.file.letGo' : 'transfer.file.drop')}</b>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // The same file may be chosen again once it is mended.
          target.value = ''
          onFiles(files)
        }}
      />
      <Button variant={isFilled ? 'outlined' : 'contained'} loading={isBusy} onClick={() => input.current?.click()}>
        {translate('transfer.file.choose')}
      </Button>
      <small>{hint}</small>
    </Zone>
  )
}
