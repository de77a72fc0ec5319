import Box from '@mui/material/Box'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { radius } from '../theme/tokens.ts'
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
    <Box
      component="span"
      sx={{
        display: 'inline-grid',
        placeItems: 'center',
        flex: 'none',
        width,
        height,
        overflow: 'hidden',
        borderRadius: `${radius.art}px`,
        backgroundColor: 'surface.pressed',
        color: 'text.tertiary',
        verticalAlign: 'middle',
        // A hairline keeps dark artwork from melting into a dark row.
        boxShadow: 'inset 0 0 0 1px color-mix(in srgb, var(--mui-palette-text-primary) 8%, transparent)',
      }}
    >
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
          style={{ display: 'block', objectFit: fit }}
        />
      ) : (
        (fallback ?? <Icon name="image" {...(alt && { label: translate('states.imageMissing') })} />)
      )}
    </Box>
  )
}
