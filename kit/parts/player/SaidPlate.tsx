import { styled } from '@mui/material/styles'

/** What is said at the frame that is shown, over the foot of the picture; its parent is positioned. */
export const SaidPlate = styled('p')({
  position: 'absolute',
  insetInline: '8%',
  insetBlockEnd: 40,
  margin: '0 auto',
  inlineSize: 'fit-content',
  maxInlineSize: '84%',
  padding: '2px 10px',
  borderRadius: 2,
  textAlign: 'center',
  fontSize: 'clamp(13px, 3cqi, 22px)',
  overflowWrap: 'anywhere',
  pointerEvents: 'none',
  color: 'var(--mui-palette-common-white)',
  background: 'color-mix(in srgb, var(--mui-palette-common-black) 78%, transparent)',
})
