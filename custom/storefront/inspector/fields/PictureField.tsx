import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { SafeImage } from '#kit/parts/layoutParts/SafeImage.tsx'
import { safeImageAddress } from '#kit/parts/layoutParts/safeAddress.ts'
import { TextField } from './TextField.tsx'
import type { FieldInputProps } from './useFieldControl.ts'

/** The address of a picture, with the picture as it is; an address that is not shown says why. */
export function PictureField(props: FieldInputProps) {
  const translate = useTranslate()
  const address = typeof props.value === 'string' ? props.value : ''
  const isRefused = address !== '' && safeImageAddress(address, window.location.origin) === undefined
  return (
    <Box>
      <TextField {...props} {...(isRefused && { error: 'address' })} />
      {isRefused ? (
        <p role="status">{translate('storefrontInspector.badAddress')}</p>
      ) : (
        address !== '' && <SafeImage src={address} alt="" width={212} height={80} fit="contain" />
      )}
    </Box>
  )
}

const Box = styled('div')({
  display: 'grid',
  gap: 6,
  '& > p': { margin: 0, fontSize: 12, lineHeight: '18px', color: 'var(--mui-palette-status-error-on)' },
})
