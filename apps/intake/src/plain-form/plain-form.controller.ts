import { randomBytes } from 'node:crypto';
import {
  applicationFormSchema,
  endpoints,
  fieldErrors,
  optionalTextNames,
  type FieldError,
} from '@blue-peony/contracts';
import { AppError, pageHeaders, Serves, type Calls, type Logger } from '@blue-peony/service-kit';
import { Controller, Res, UseInterceptors } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { SubmitApplication } from '../applications/submit-application.ts';
import { applicationAccepted } from '../business-events.ts';
import { PhotoPlaces } from '../photos/photo-places.interceptor.ts';
import { StorePhoto } from '../photos/store-photo.ts';
import { newestPolicy, plainFormPage, plainSentPage } from './plain-form-page.ts';
import { readPlainForm } from './read-plain-form.ts';

const newKey = () => randomBytes(16).toString('hex');

/** The form for browsers without scripts: one page, one post, the checks of the other form. */
@Controller()
export class PlainFormController {
  constructor(
    private readonly photos: StorePhoto,
    private readonly submission: SubmitApplication,
  ) {}

  @Serves(endpoints.openPlainForm)
  openPlainForm({ params }: Calls['openPlainForm'], @Res({ passthrough: true }) reply: FastifyReply) {
    reply.headers(pageHeaders());
    return plainFormPage(params.language, { values: {}, errors: [], refused: [], formKey: newKey() });
  }

  @Serves(endpoints.sendPlainForm)
  @UseInterceptors(PhotoPlaces)
  async sendPlainForm(
    { params: { language }, request }: Calls['sendPlainForm'],
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { values, paths, refused } = await readPlainForm(this.photos, request);
    reply.headers(pageHeaders());
    const { form_key: key, age_confirmed, privacy_version, discreet, ...texts } = values;
    const parsed = applicationFormSchema.safeParse({
      ...Object.fromEntries(Object.entries(texts).filter(([name, text]) => text.trim() || !isOptional(name))),
      file_urls: paths,
      language,
      discreet: discreet !== undefined,
      age_confirmed: age_confirmed !== undefined,
      // The site's own form, whose script has not loaded yet, ticks without a version.
      privacy_version: privacy_version === 'on' ? newestPolicy() : privacy_version,
    });
    const formKey = /^[0-9a-f]{32}$/.exec(key ?? '')?.[0];
    const again = (errors: readonly FieldError[]) => {
      reply.code(422);
      return plainFormPage(language, { values, errors, refused, formKey: formKey ?? newKey() });
    };
    if (!parsed.success) return again(fieldErrors(parsed.error.issues));
    if (refused.length > 0 || !formKey) return again([]);
    const { data: form } = parsed;
    try {
      const { receipt, replayed } = await this.submission.submit({
        form,
        idempotencyKey: formKey,
        correlationId: request.id,
      });
      const { notification } = receipt;
      if (!replayed) applicationAccepted(request.log as Logger, { language, photos: paths.length, notification });
      return plainSentPage(language, notification === 'pending' ? 'pending' : undefined);
    } catch (error) {
      // Sent before, with other contents or the same photos once more.
      if (error instanceof AppError && error.code === 'idempotency_mismatch') return plainSentPage(language, 'earlier');
      if (error instanceof AppError && error.errors) return again(error.errors);
      throw error;
    }
  }
}

const isOptional = (name: string) => (optionalTextNames as readonly string[]).includes(name);
