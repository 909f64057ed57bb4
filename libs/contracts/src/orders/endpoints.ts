import { z } from 'zod';
import { forStaff, get, post, put, type Endpoint } from '../endpoint.ts';
import { publicPaths } from '../public-paths.ts';
import {
  buyersAddressSchema,
  buyersLinkSchema,
  buyersOrdersQuerySchema,
  orderListSchema,
  orderQuerySchema,
  orderRecordSchema,
  salesQuerySchema,
  salesTotalsSchema,
  sessionChangeSchema,
} from './desk.ts';
import { consentsSchema, givenConsentsSchema } from '../checkouts/consents.ts';
import { checkedSchema, freshLinksSchema, orderSchema, orderStateSchema, purchaseEventSchema } from './schemas.ts';

export const ordersEndpoints = {
  listOrders: forStaff.commerce.get('/api/admin/orders', 'orders.read', {
    summary: 'Orders with the state of their downloads, newest first',
    query: orderQuerySchema,
    response: orderListSchema,
  }),
  listOrdersOf: forStaff.commerce.post('/api/admin/buyers', 'orders.read', {
    summary: 'Orders of addresses or with ids, newest first, at most 50; by POST, so that no address is part of a path',
    body: buyersOrdersQuerySchema,
    response: orderListSchema,
  }),
  readOrderRecord: forStaff.commerce.get('/api/admin/orders/{orderId}', 'orders.read', {
    summary: 'One order with its history',
    response: orderRecordSchema,
  }),
  readOrder: get(publicPaths.readOrder, {
    service: 'commerce',
    summary: "The state of an order; with the order's secret, the whole order with its files",
    who: 'buyer',
    response: z.union([orderSchema, orderStateSchema]),
  }),
  answerConsents: put(publicPaths.answerConsents, {
    service: 'commerce',
    summary: 'Consent that delivery begins at once, or decline, on the page of a paid order; what was given stays',
    who: 'buyer',
    body: consentsSchema,
    response: givenConsentsSchema,
  }),
  checkPayment: post(publicPaths.checkPayment, {
    service: 'commerce',
    summary: 'Ask the provider for the payment of a pending order, at most every 20 seconds',
    status: 202,
    who: 'buyer',
    response: checkedSchema,
  }),
  trackPurchase: post(publicPaths.trackPurchase, {
    service: 'commerce',
    summary: 'Whether to track the purchase now: true once per paid order, and only with its secret',
    who: 'buyer',
    response: purchaseEventSchema,
  }),
  changeSession: forStaff.commerce.patch('/api/admin/orders/{orderId}/session', 'orders.manage', {
    summary: 'Note that the buyer of a session was contacted, when it takes place, and anything else about it',
    body: sessionChangeSchema,
    response: orderRecordSchema,
    problems: ['version_conflict'],
    audit: { action: 'order.session-changed', subject: 'params.orderId' },
  }),
  changeBuyersAddress: forStaff.commerce.put('/api/admin/orders/{orderId}/address', 'orders.manage', {
    summary: 'Change the address of a paid order: both addresses get a mail, and earlier links stop working',
    body: buyersAddressSchema,
    response: orderRecordSchema,
    audit: { action: 'order.address-changed', subject: 'params.orderId' },
  }),
  repeatReceipt: forStaff.commerce.post('/api/admin/orders/{orderId}/mails', 'orders.manage', {
    summary: 'Mail the receipt of a paid order again; its links stay unchanged',
    status: 202,
    response: freshLinksSchema,
    audit: { action: 'order.mail-repeated', subject: 'params.orderId' },
  }),
  copyBuyersLink: forStaff.commerce.post('/api/admin/orders/{orderId}/link', 'orders.manage', {
    summary: "The buyer's page of a paid order with its secret, to send by another channel",
    response: buyersLinkSchema,
    audit: { action: 'order.link-copied', subject: 'params.orderId' },
  }),
  refundOrder: forStaff.commerce.post('/api/admin/orders/{orderId}/refund', 'money.refund', {
    summary: 'Return the whole payment of an order through the provider',
    presence: true,
    response: orderRecordSchema,
    problems: ['refund_failed'],
    audit: { action: 'order.refunded', subject: 'params.orderId' },
  }),
  readSales: forStaff.commerce.get('/api/admin/sales', 'orders.read', {
    summary: 'Payments by day, product and currency over at most 366 days',
    query: salesQuerySchema,
    response: salesTotalsSchema,
  }),
} as const satisfies Record<string, Endpoint>;
