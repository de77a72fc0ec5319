import { useContext, useEffect, useRef, useState } from 'react'
import { useTranslate } from 'ra-core'
import { useImageRefusal } from '#kit/forms/widgets/images/useImageRefusal.ts'
import { ConsoleContext } from '#kit/parts/context/ConsoleContext.ts'
import { errorMessage } from '#kit/parts/errors/errorMessage.ts'
import { useStorefront } from '../../StorefrontContext.ts'

/** Uploads a picture for the page, or for the container that is opened by itself; what went wrong, in words. */
export function usePictureUpload(onUploaded: (address: string) => void) {
  const translate = useTranslate()
  const console = useContext(ConsoleContext)
  const { only, storefront, serverId } = useStorefront()
  const refusal = useImageRefusal()
  const [state, setState] = useState<{ isBusy?: true; problem?: string }>({})
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const upload = async (file: File) => {
    const problem = refusal(file)
    if (problem !== undefined || !console) return setState({ ...(problem !== undefined && { problem }) })
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    setState({ isBusy: true })
    try {
      const params = { id: only ?? serverId(storefront.store.id) }
      const { url } = await console.calls.uploadStorePicture({ params, body: { file }, signal })
      setState({})
      onUploaded(url)
    } catch (error) {
      const told = errorMessage(error)
      if (signal.aborted || !told) return
      setState({ problem: translate(told.key, { ...told.values, _: told.text ?? told.key }) })
    }
  }
  return { ...state, isOffered: console?.extensions.includes('storefrontPictures') === true, upload }
}
