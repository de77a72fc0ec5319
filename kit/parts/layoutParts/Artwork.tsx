import { size } from '../theme/tokens.ts'
import { initialsOf } from './initialsOf.ts'
import { SafeImage } from './SafeImage.tsx'

/** Width and height in px where artwork stands: list rows, the action bar, search hits, dense rows. */
const SIZES = {
  list: size.artList,
  action: size.artAction,
  search: [48, 27],
  dense: [43, 24],
} as const satisfies Record<string, readonly number[]>

type ArtworkProps = {
  src: unknown
  /** The title: it is beside the artwork, so that the artwork itself is not announced. */
  title: string
  size?: keyof typeof SIZES
}

/** A title's picture at 16:9, or its initials on a quiet ground until it has one. */
export function Artwork({ src, title, size: place = 'list' }: ArtworkProps) {
  const [width = 0, height = 0] = SIZES[place]
  return <SafeImage src={src} alt="" width={width} height={height} fallback={<Initials of={title} height={height} />} />
}

function Initials({ of: title, height }: { of: string; height: number }) {
  return (
    <span aria-hidden="true" className="k-initials" style={{ fontSize: Math.max(11, Math.round(height * 0.38)) }}>
      {initialsOf(title)}
    </span>
  )
}
