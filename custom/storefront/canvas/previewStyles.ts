import { styled } from '@mui/material/styles'
import { storefrontLook } from '#contract/values/storefrontLook.ts'
import { cardStyles } from './cardStyles.ts'
import { frameStyles } from './frameStyles.ts'

export const Work = styled('section')({ flex: 1, minBlockSize: 0, display: 'flex', flexDirection: 'column' })

/**
 * What is drawn as on a device. Lengths are units of the page (`--u`, by the width of the device), those of the editor's
 * own marks are px of the console (`--px`), whatever the scale. Colours are those of the storefront, not of the console.
 */
export const Stage = styled('div')({
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  display: 'flex',
  alignItems: 'flex-start',
  gap: 16,
  justifyContent: 'safe center',
  position: 'relative',
  '&[data-all]': { display: 'grid', gridTemplateColumns: 'auto auto', alignContent: 'safe center', overflow: 'hidden' },
  '&[data-all] .device': {
    minBlockSize: 0,
    overflow: 'hidden auto',
    scrollbarWidth: 'none',
    borderRadius: 6,
  },
  '& .device': {
    position: 'relative',
    flex: 'none',
    overflow: 'clip',
    minBlockSize: '100%',
    borderStartStartRadius: 8,
    borderStartEndRadius: 8,
    ...storefrontLook,
    background: 'var(--ground)',
    boxShadow: '0 0 0 1px var(--mui-palette-line-edge)',
  },
  '& .screen': {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    transformOrigin: 'top left',
    containerType: 'inline-size',
    containerName: 'device',
  },
  '& .page': {
    '--u': '1px',
    '--edge': 'calc(16 * var(--u))',
    minBlockSize: 'inherit',
    paddingBlockEnd: 'calc(32 * var(--u))',
    backgroundColor: 'var(--ground)',
    backgroundSize: 'cover',
    backgroundPosition: 'top center',
    color: 'var(--ink)',
    fontSize: 'calc(12 * var(--u))',
    lineHeight: 1.35,
    cursor: 'default',
    userSelect: 'none',
  },
  '@container device (min-width: 800px)': { '& .page': { '--u': '1.2px', '--edge': 'calc(20 * var(--u))' } },
  '@container device (min-width: 1200px)': { '& .page': { '--u': '1.7px' } },
  '@container device (min-width: 1800px)': { '& .page': { '--u': '2.74px' } },
  '& .page[data-dimmed] > .rail': { opacity: 0.45 },
  '& .head': {
    position: 'absolute',
    zIndex: 2,
    insetInline: 0,
    display: 'flex',
    alignItems: 'center',
    gap: 'calc(16 * var(--u))',
    blockSize: 'calc(40 * var(--u))',
    paddingInline: 'var(--edge)',
    background: 'linear-gradient(color-mix(in srgb, var(--dark) 80%, transparent), transparent)',
    color: 'var(--soft)',
    '& .brand': {
      flex: 'none',
      maxInlineSize: '32%',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      letterSpacing: '.06em',
      color: 'var(--light)',
    },
    '& .brand img': { display: 'block', blockSize: 'calc(20 * var(--u))' },
    '& .tabs': { display: 'flex', flex: 1, minInlineSize: 0, overflow: 'hidden', gap: 'calc(14 * var(--u))' },
    '& .tabs > *': { flex: 'none', whiteSpace: 'nowrap', cursor: 'pointer' },
    '& .on': { color: 'var(--light)', fontWeight: 700 },
    '& svg': { inlineSize: 'calc(16 * var(--u))', blockSize: 'calc(16 * var(--u))' },
    '& .avatar': {
      flex: 'none',
      inlineSize: 'calc(24 * var(--u))',
      blockSize: 'calc(24 * var(--u))',
      borderRadius: '50%',
      background: 'var(--viewer)',
    },
  },
  // Where no banner comes first the head takes room of its own.
  '& .head + .rail:not([data-kind=banner])': { paddingBlockStart: 'calc(48 * var(--u))' },
  '& .head + .rail:has(> .hidden)': { paddingBlockStart: 'calc(40 * var(--u))' },
  '@container device (max-width: 500px)': {
    '& .head .brand': { maxInlineSize: '40%' },
    '& .hero': { aspectRatio: '4 / 3 !important' },
    '& .hero .about': { display: 'none' },
  },
  ...cardStyles,
  ...frameStyles,
})
