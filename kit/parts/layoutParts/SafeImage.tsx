import { useTranslate } from 'ra-core'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { safeImageAddress } from './safeAddress.ts'

type SafeImageProps = {
  /** Whatever the data holds. */
  src: unknown
  /** What is on it; '' where a text beside it says so. */
  alt: string
  width: number
  height: number
  /** Stands where the image is missing, refused or broken; a drawn sign unless given. */
  fallback?: ReactNode
  fit?: 'cover' | 'contain'
}

/**
 * An image whose address comes from data: this server's own or any over https. Its place keeps its size whatever
 * comes, so that nothing jumps. Artwork is neither tinted nor shadowed (looks section 9).
 */
export function SafeImage({ src, alt, width, height, fallback, fit = 'cover' }: SafeImageProps) {
  const translate = useTranslate()
  const address = safeImageAddress(src, window.location.origin)
  const [broken, setBroken] = useState<string>()
  const isShown = address !== undefined && address !== broken
  return (
    <span className="k-image" style={{ width, height }}>
      {isShown ? (
        <img
          src={address}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken(address)}
          style={{ objectFit: fit }}
        />
      ) : (
        (fallback ?? <Icon name="image" {...(alt && { label: translate('states.imageMissing') })} />)
      )}
    </span>
  )
}
