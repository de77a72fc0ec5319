/** What went well. The spelling of the specification's section 8 is kept to the letter, see specTexts.ts. */
export const words = {
  typeCreated: '%{type} created sucessfully!',
  typeUpdated: '%{type} updated sucessfully!',
  typeDeleted: '%{type} deleted sucessfully!',
  policyCreated: 'Policy created sucessfully!',
  policyUpdated: 'Policy updated sucessfully!',
  policyDeleted: 'Policy deleted sucessfully!',
  productCreated: 'Product created sucessfully!',
  preferencesUpdated: 'Preferences updated successfully',
  schedulesUpdated: 'Schedules updated sucessfully!',
  loopingScheduleUpdated: 'Looping schedule updated sucessfully!',
  reprocessCancelled: 'Successfully cancelled the re-process for %{title}!',
  eventReprocess: 'Successfully! Initiated Event re-process for %{title}',
  epgReprocess: 'Successfully! Initiated EPG re-process for %{title}',
  restoreToOriginal: 'Restore to Original request has been submitted successfully',
  channelNumberUpdated: 'Successfully Updated Channel Number for %{name}',
  liveToVodStarted: 'Successfully! Initiated Live to VOD workflow for %{title}',
  liveToVodUpdated: 'Successfully! Updated Live to VOD workflow for %{name}',
  liveToVodCancelled: 'Successfully cancelled the Live to vod conversion!',
  reaggregate:
    'Your request has been successfully submitted! It could take up to 30 seconds for your change to reflect. Please come back later or refresh the page after 30 seconds.',
}
