import { useIsFetching } from '@tanstack/react-query'
import { useEffect } from 'react'
import { firstPictureShown } from '#kit/parts/layoutParts/firstPicture.ts'

/** Beside a screen: tells once that screen stands and has been answered what it asked for. Draws nothing. */
export function FirstPicture() {
  const isFetching = useIsFetching() > 0
  useEffect(() => {
    if (!isFetching) firstPictureShown()
  }, [isFetching])
  return null
}
