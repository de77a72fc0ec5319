import { styled } from '@mui/material/styles'
import { initialsOf } from './initialsOf.ts'
import { SafeImage } from './SafeImage.tsx'

const Round = styled('span')({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: '50%',
  lineHeight: 1,
  fontWeight: 'var(--marquee-weight-700)',
  background: 'var(--mui-palette-status-processing-bg)',
  color: 'var(--mui-palette-status-processing-on)',
  '& > .k-image': { borderRadius: '50%', background: 'none' },
})

type AvatarProps = {
  name: string
  /** Address of the photo. */
  photo: string | undefined
  /** Side in px. */
  size: number
  /** What is on it; without one it only decorates the name beside it. */
  alt?: string
}

/** A person's photo in a circle; the initials where there is none, or it cannot be shown (specification section 3). */
export function Avatar({ name, photo, size, alt = '' }: AvatarProps) {
  const initials = <span aria-hidden>{initialsOf(name)}</span>
  return (
    <Round style={{ inlineSize: size, blockSize: size, fontSize: Math.max(10, Math.round(size * 0.36)) }}>
      {photo ? <SafeImage src={photo} alt={alt} width={size} height={size} fallback={initials} /> : initials}
    </Round>
  )
}
