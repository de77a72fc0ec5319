import { useTheme } from '@mui/material/styles'
import { useTranslate } from 'ra-core'

type MarqueeLogoProps = {
  /** Side in px; 30 in the rail, larger on the splash. */
  size?: number
}

/** The product's mark: a marquee sign with its M. */
export function MarqueeLogo({ size = 30 }: MarqueeLogoProps) {
  const { accent } = useTheme().vars.palette
  const translate = useTranslate()
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 30 30"
      role="img"
      aria-label={translate('shell.product')}
      focusable="false"
    >
      <rect x="1" y="4" width="28" height="22" rx="5" fill={accent.main} />
      <path
        d="M7.5 21V10.5l7.5 6.5 7.5-6.5V21"
        fill="none"
        stroke={accent.on}
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
