import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { Suspense, useState } from 'react'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { LazyPlayer } from '#kit/parts/player/LazyPlayer.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { safeImageAddress } from '#kit/parts/layoutParts/safeAddress.ts'
import { SafeImage } from '#kit/parts/layoutParts/SafeImage.tsx'
import { SafeLink } from '#kit/parts/layoutParts/SafeLink.tsx'
import { hasStoredMedia } from './hasStoredMedia.ts'
import { playableAddress } from './playableAddress.ts'
import type { PreviewImage } from './previewImages.ts'
import { externalImages, previewImages, shapeOf } from './previewImages.ts'
import { previewPieces } from './previewPieces.ts'
import { PreviewSection } from './PreviewSection.tsx'

const THUMB_PX = 54

const Stage = styled('div')({
  position: 'relative',
  aspectRatio: '16 / 9',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: 2,
  background: 'var(--mui-palette-background-default)',
  color: 'var(--mui-palette-text-tertiary)',
  '& > img, & > video': { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'contain' },
})
const Thumbs = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 6, marginBlockStart: 8 })
const Thumb = styled('button')({
  all: 'unset',
  display: 'block',
  padding: 2,
  borderRadius: 4,
  cursor: 'pointer',
  lineHeight: 0,
  '&[aria-pressed=true]': { boxShadow: '0 0 0 2px var(--mui-palette-accent-main)' },
  '&:focus-visible': { outline: '2px solid var(--mui-palette-accent-main)', outlineOffset: 2 },
})
const Foot = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 32,
  marginBlockStart: 8,
  fontSize: 12,
  color: 'var(--mui-palette-text-tertiary)',
})
const Empty = styled('span')({ display: 'grid', placeItems: 'center', gap: 8, fontSize: 12 })
const Elsewhere = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 8,
  '& li': { display: 'flex', alignItems: 'center', gap: 12, fontSize: 12, minInlineSize: 0 },
})

type PreviewPicturesProps = { record: ContentRecord; name: string }

/** The artwork as large as it goes, every other image to choose from, and the film where this page may play one. */
export function PreviewPictures({ record, name }: PreviewPicturesProps) {
  const translate = useTranslate()
  const { calls } = useConsole()
  const [chosen, setChosen] = useState<string>()
  const [isPlaying, setPlaying] = useState(false)
  const images = previewImages(record)
  const shown = images.find((image) => image.name === chosen) ?? images[0]
  const film = playableAddress(record, window.location.origin)
  const isStored = hasStoredMedia(record)
  const elsewhere = externalImages(record)
  const urlOf = ({ type, ratio, lang }: PreviewImage, width: number) =>
    calls.imageUrl({ id: record.id, type, ratio, width, key: record.key, timestamp: record.ut, ...(lang && { lang }) })
  const label = (image: PreviewImage) =>
    translate('forms.images.slot', {
      type: translate(`forms.images.types.${image.type.replaceAll(' ', '')}`, { _: image.type }),
      ratio: image.ratio,
    })
  return (
    <>
      {isPlaying && isStored ? (
        <StoredFilm record={record} name={name} />
      ) : (
        <Stage>
          {isPlaying && film ? (
            <Film address={film} name={name} />
          ) : shown ? (
            <img
              key={shown.name}
              src={safeImageAddress(urlOf(shown, 960), window.location.origin)}
              alt={`${name}, ${label(shown)}`}
              decoding="async"
              referrerPolicy="no-referrer"
            />
          ) : (
            <Empty>
              <Icon name="image" size="large" />
              {translate('preview.noImage')}
            </Empty>
          )}
        </Stage>
      )}
      {images.length > 1 && (
        <Thumbs role="group" aria-label={translate('preview.images')}>
          {images.map((image) => (
            <Thumb
              key={image.name}
              type="button"
              aria-pressed={image === shown && !isPlaying}
              aria-label={label(image)}
              title={label(image)}
              onClick={() => {
                setPlaying(false)
                setChosen(image.name)
              }}
            >
              <SafeImage
                src={urlOf(image, 160)}
                alt=""
                width={Math.round(THUMB_PX * shapeOf(image.ratio))}
                height={THUMB_PX}
              />
            </Thumb>
          ))}
        </Thumbs>
      )}
      <Foot>
        {film || isStored ? (
          <Button
            size="small"
            startIcon={<Icon name={isPlaying ? 'image' : 'play'} size="small" />}
            onClick={() => setPlaying(!isPlaying)}
          >
            {translate(isPlaying ? 'preview.stopPlaying' : 'preview.play')}
          </Button>
        ) : (
          <>
            <Icon name="film" size="small" />
            {translate('preview.nothingToPlay')}
          </>
        )}
      </Foot>
      {elsewhere.length > 0 && (
        <PreviewSection title={translate('preview.external')}>
          <Elsewhere>
            {elsewhere.map((address) => (
              <li key={address}>
                <SafeImage src={address} alt="" width={96} height={54} />
                <SafeLink href={address} />
              </li>
            ))}
          </Elsewhere>
        </PreviewSection>
      )}
    </>
  )
}

/** What lies in the service's own storage plays as it is cut. */
function StoredFilm({ record, name }: PreviewPicturesProps) {
  return (
    <Suspense fallback={<Stage />}>
      <LazyPlayer title={{ id: record.id, cty: record.cty }} smil={previewPieces(record)} name={name} autoPlay />
    </Suspense>
  )
}

function Film({ address, name }: { address: string; name: string }) {
  const translate = useTranslate()
  const [isBroken, setBroken] = useState(false)
  if (isBroken)
    return (
      <Empty role="alert">
        <Icon name="octagon" size="large" />
        {translate('preview.cannotPlay')}
      </Empty>
    )
  return <video src={address} controls autoPlay playsInline aria-label={name} onError={() => setBroken(true)} />
}
