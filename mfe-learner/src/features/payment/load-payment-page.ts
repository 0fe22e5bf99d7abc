import { idIn } from '@kaksha/domain/address-numbers';
import { type LoaderFunction, redirect, type ShouldRevalidateFunction } from 'react-router-dom';
import type { LearnerStore } from '../../store/learner-store';
import { proofIn, readAddress, writeAddress } from './checkout-address';
import { confirmOrder } from './confirm-order';

export function paymentLoader(store: LearnerStore): LoaderFunction {
  return ({ params, request }) => {
    const url = new URL(request.url);
    const proof = proofIn(url.searchParams);
    if (proof) {
      // The proof is used once and leaves the address. Loading the order next waits for the same answer.
      void confirmOrder(store, proof);
      return redirect(url.pathname + writeAddress({ ...readAddress(url.searchParams), outcome: 'succeed' }));
    }
    const courseId = idIn(params.courseId);
    if (courseId === null) return null;
    const { orderId } = readAddress(url.searchParams);
    return store.host.awaitLoader(
      Promise.all([store.offer.load(courseId), store.waitingList.load(), orderId && store.order.load(orderId)]),
    );
  };
}

/** Choosing a batch or currency changes only the address, so nothing is reloaded. */
export const reloadsForOrder: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) => {
  const orderOf = ({ pathname, searchParams }: URL) => `${pathname}?${readAddress(searchParams).orderId}`;
  const isChoice = currentUrl.href !== nextUrl.href && orderOf(currentUrl) === orderOf(nextUrl);
  return isChoice ? false : defaultShouldRevalidate;
};
