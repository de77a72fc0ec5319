import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useContext, useId, useRef, useState, type DragEvent } from 'react'
import { IMAGE_KINDS } from '#kit/forms/widgets/images/useImageRefusal.ts'
import { ConsoleContext } from '#kit/parts/context/ConsoleContext.ts'
import { SafeImage } from '#kit/parts/layoutParts/SafeImage.tsx'
import { safeImageAddress } from '#kit/parts/layoutParts/safeAddress.ts'
import { TextField } from './TextField.tsx'
import { usePictureUpload } from './usePictureUpload.ts'
import type { FieldInputProps } from '#kit/forms/loose/useFieldControl.ts'

/** A picture: its address, or a file that is chosen or dropped; shown as it is, and what is refused says why. */
export function PictureField(props: FieldInputProps) {
  const { label, disabled, onLeave, describedBy } = props
  const translate = useTranslate()
  const calls = useContext(ConsoleContext)?.calls
  const told = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const { isOffered, isBusy, problem, upload } = usePictureUpload((address) => {
    props.onChange(address)
    onLeave()
  })
  const address = typeof props.value === 'string' ? props.value : ''
  const isRefused = address !== '' && safeImageAddress(address, window.location.origin) === undefined
  const wrong = problem ?? (isRefused ? translate('storefrontInspector.badAddress') : undefined)
  const canUpload = isOffered && !disabled
  const over = (event: DragEvent) => {
    if (!canUpload || !event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (canUpload && file) void upload(file)
  }
  return (
    <Box data-over={isOver || undefined} onDragOver={over} onDragLeave={() => setOver(false)} onDrop={drop}>
      <TextField
        {...props}
        {...(wrong !== undefined && { error: 'address' })}
        describedBy={[wrong !== undefined && told, describedBy].filter(Boolean).join(' ') || undefined}
      />
      {wrong !== undefined && (
        <p id={told} role="alert">
          {wrong}
        </p>
      )}
      {!isRefused && address !== '' && (
        <SafeImage src={calls?.pictureUrl?.(address, 480) ?? address} alt="" width={212} height={80} fit="contain" />
      )}
      {canUpload && (
        <>
          <input
            ref={input}
            type="file"
            accept={IMAGE_KINDS}
            hidden
            onChange={({ target }) => {
              const [file] = target.files ?? []
              // The same file may be chosen again once it is mended.
              target.value = ''
              if (file) void upload(file)
            }}
          />
          <div className="ways">
            <Button
              size="small"
              loading={isBusy === true}
              aria-label={`${translate('storefrontInspector.picture.choose')}: ${label}`}
              onClick={() => input.current?.click()}
            >
              {translate('storefrontInspector.picture.choose')}
            </Button>
            <small>{translate('storefrontInspector.picture.drop')}</small>
          </div>
        </>
      )}
    </Box>
  )
}

const Box = styled('div')({
  display: 'grid',
  gap: 6,
  borderRadius: 6,
  '&[data-over]': {
    outline: '2px dashed var(--mui-palette-accent-main)',
    outlineOffset: 3,
    background: 'var(--mui-palette-surface-selected)',
  },
  '& > p': { margin: 0, fontSize: 12, lineHeight: '18px', color: 'var(--mui-palette-status-error-on)' },
  '& .ways': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px' },
  '& small': { fontSize: 12, color: 'var(--mui-palette-text-tertiary)' },
})
