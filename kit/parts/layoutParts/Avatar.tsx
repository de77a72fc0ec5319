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

/** Drawn beside the name, so that they are no part of the words on a button: a voice that says those must find it. */
const Initials = styled('span')({ '&::before': { content: 'attr(data-initials)' } })

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
  const initials = <Initials aria-hidden data-initials={initialsOf(name)} />
  return (
    <Round style={{ inlineSize: size, blockSize: size, fontSize: Math.max(10, Math.round(size * 0.36)) }}>
      {photo ? <SafeImage src={photo} alt={alt} width={size} height={size} fallback={initials} /> : initials}
    </Round>
  )
}
